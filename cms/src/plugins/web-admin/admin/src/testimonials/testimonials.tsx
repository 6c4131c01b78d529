import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { screenTitles } from '../texts';
import { Screen } from '../ui/screen';
import { TestimonialModal } from './testimonial-modal';

/** Spec §3. `name` is a role. */
interface Testimonial {
  name: string;
  location: string;
  testimonials: string;
}

/** The samples of the site, each by a role and a place. */
const samples: readonly Testimonial[] = [
  {
    name: 'HR manager',
    location: 'Zurich',
    testimonials:
      'We had three payroll calendars and nobody who could explain all of them. Now there is one, and I can explain it myself.',
  },
  {
    name: 'HRIS director',
    location: 'India',
    testimonials:
      'They told us early which of our habits the new platform would not forgive. That honesty saved us a summer.',
  },
  {
    name: 'Project manager',
    location: 'Zurich',
    testimonials:
      'I stopped asking whether the tests had run. The list is there in the morning, and it is short.',
  },
  {
    name: 'Executive sponsor',
    location: 'India',
    testimonials:
      'I was asked for decisions, never for patience. And each decision came with its price.',
  },
];

// A table cell alone does not wrap.
const Sentences = styled(Box)`
  white-space: normal;
`;

const headers = ['Name', 'Location', 'Testimonial'] as const;

/** Spec §2: the static sample table. */
function SampleTable() {
  return (
    <Table colCount={headers.length} rowCount={samples.length + 1} aria-label="Sample testimonials">
      <Thead>
        <Tr>
          {headers.map((header) => (
            // Without the role, screen readers see a plain cell.
            <Th key={header} role="columnheader">
              <Typography variant="sigma" textColor="neutral600">
                {header}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {samples.map(({ name, location, testimonials }) => (
          <Tr key={name}>
            <Td>
              <Typography textColor="neutral800" fontWeight="semiBold">
                {name}
              </Typography>
            </Td>
            <Td>
              <Typography textColor="neutral800">{location}</Typography>
            </Td>
            <Td>
              <Sentences minWidth="24rem" paddingTop={3} paddingBottom={3}>
                <Typography textColor="neutral800">{testimonials}</Typography>
              </Sentences>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** Testimonials: a static placeholder, as in Spec §1 and §2. */
export default function Testimonials() {
  return (
    <Screen
      title={screenTitles.testimonials}
      subtitle="Sample data: each testimonial is by a role and a place, not by a customer."
      primaryAction={<TestimonialModal />}
    >
      <Layouts.Content>
        <SampleTable />
      </Layouts.Content>
    </Screen>
  );
}
