import { Footer } from '../../../../../site/src/components/layout/Footer';
import { OnPage } from '../gatsby';

export function SiteFooter({ path }: { path: string }) {
  return (
    <OnPage path={path}>
      <Footer />
    </OnPage>
  );
}
