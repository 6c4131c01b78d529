import { Banner } from '../sections/home/Banner';
import { Challenges } from '../sections/home/Challenges';
import { Reasons } from '../sections/home/Reasons';
import { Testimonials } from '../sections/home/Testimonials';
import { Tools } from '../sections/home/Tools';
import { Seo } from '../ui/page/Seo';
import { ContactBand } from '../ui/page/ContactBand';
import { closing, page } from '../content/home';
import { organization, webSite } from '../structured-data/organization';

export default function Home() {
  return (
    <>
      <Banner />
      <Challenges />
      <Tools />
      <Reasons />
      <Testimonials />
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}

export const Head = () => (
  <Seo description={page.description} path={page.path} data={[organization(), webSite()]} />
);
