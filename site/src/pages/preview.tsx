import { previewPage } from '../content/preview';
import { PreviewPage } from '../templates/PreviewPage';
import { Seo } from '../ui/page/Seo';

export default PreviewPage;

/** Without a path: it is not for search engines. */
export const Head = () => <Seo title={previewPage.title} description={previewPage.description} />;
