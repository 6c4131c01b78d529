import type { ComponentProps } from 'react';
import { Listing } from '../../../../../site/src/features/blog/listing/Listing';
import { OnPage } from '../gatsby';

export function ArticleListing(props: ComponentProps<typeof Listing>) {
  return (
    <OnPage path={props.path}>
      <Listing {...props} />
    </OnPage>
  );
}
