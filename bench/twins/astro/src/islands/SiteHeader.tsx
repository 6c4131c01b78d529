import { Header } from '../../../../../site/src/components/layout/Header';
import { OnPage } from '../gatsby';

export function SiteHeader({ path }: { path: string }) {
  return (
    <OnPage path={path}>
      <Header path={path} />
    </OnPage>
  );
}
