import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { samples } from './samples';

// Table cells keep to one line, and these are sentences.
const Sentences = styled(Box)`
  white-space: normal;
`;

const headers = ['Name', 'Location', 'Testimonial'] as const;

/** Spec §2: the static sample table. */
export function SampleTable() {
  return (
    <Table colCount={headers.length} rowCount={samples.length + 1} aria-label="Sample testimonials">
      <Thead>
        <Tr>
          {headers.map((header) => (
            // Without the role it is a plain cell to a screen reader.
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
