import { Flex } from '@strapi/design-system';
import type { KeyboardEvent, PropsWithChildren } from 'react';

/** The keys that press a button or leave it. */
const ownKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab']);

/** The buttons of one row. */
export function RowButtons({ children }: PropsWithChildren) {
  return (
    <Flex
      gap={1}
      // A table's cell with two buttons moves between them by the arrow keys and takes every other key for itself.
      onKeyDown={(event: KeyboardEvent) => {
        if (ownKeys.has(event.key)) event.stopPropagation();
      }}
    >
      {children}
    </Flex>
  );
}
