import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Phases } from '../sections/stakeholders/Phases';
import { Roles } from '../sections/stakeholders/Roles';
import { closing, page } from '../content/pages/stakeholders';

export default function Stakeholders() {
  return (
    <>
      <PageTop page={page} />
      <Roles />
      <Phases />
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
