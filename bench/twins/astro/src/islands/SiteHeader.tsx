import { Header } from '../../../../../site/src/ui/layout/header/Header';
import { OnPage } from '../gatsby';

export function SiteHeader({ path }: { path: string }) {
  return (
    <OnPage path={path}>
      <Header path={path} />
    </OnPage>
  );
}
