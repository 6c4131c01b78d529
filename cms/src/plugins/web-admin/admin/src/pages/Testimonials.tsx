import { Layouts, Page } from '@strapi/strapi/admin';
import { SampleTable } from '../testimonials/SampleTable';
import { TestimonialModal } from '../testimonials/TestimonialModal';
import { ScreenTitle } from '../ui/screen';

/** Testimonials: a static placeholder, kept as Spec §1 and §2 describe it. */
export default function Testimonials() {
  return (
    <Page.Main>
      <ScreenTitle>Testimonials</ScreenTitle>
      <Layouts.Header
        title="Testimonials"
        subtitle="Sample data: each speaks for a role and a place, none for a customer."
        primaryAction={<TestimonialModal />}
      />
      <Layouts.Content>
        <SampleTable />
      </Layouts.Content>
    </Page.Main>
  );
}
