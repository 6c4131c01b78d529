import { Footer } from '../../../../../site/src/ui/layout/footer/Footer';
import { OnPage } from '../gatsby';

export function SiteFooter({ path }: { path: string }) {
  return (
    <OnPage path={path}>
      <Footer />
    </OnPage>
  );
}
