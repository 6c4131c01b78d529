import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  formNames as pathNames,
  type PersonLead,
  type PersonLetter,
  type PersonRecord,
} from '../../../api';
import { clockOf } from '../inbox/summary/reading';
import { useInbox } from '../inbox/summary/summary-context';
import { stateNames } from '../inbox/texts';
import { formNames } from '../leads/texts';
import { screenAddress } from '../shell/menu';
import { formatMoment } from '../ui/dates';
import { recordText } from './texts';

const List = styled.ul`
  > li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  a,
  span,
  p {
    overflow-wrap: anywhere;
  }
`;

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the page with its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <Box
      tag="section"
      aria-label={title}
      background="neutral0"
      borderColor="neutral150"
      hasRadius
      padding={5}
    >
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <Box paddingTop={3}>{children}</Box>
    </Box>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <Box tag="li" paddingTop={3} paddingBottom={3}>
    {children}
  </Box>
);

const About = ({ children }: { children: ReactNode }) => (
  <Typography tag="p" variant="pi" textColor="neutral600">
    {children}
  </Typography>
);

/** A moment in the firm's time zone, as on the pages of leads. */
function Moment({ at }: { at: string }) {
  const zone = clockOf(useInbox().reading)?.zone;
  return <time dateTime={at}>{formatMoment(at, zone)}</time>;
}

/** Leads, each with a link to its page. */
export function Leads({ leads }: { leads: readonly PersonLead[] }) {
  return (
    <List>
      {leads.map(({ _id, form, topic, name, createdAt, state, suspicion }) => (
        <Row key={_id}>
          <Flex gap={2} justifyContent="space-between" alignItems="flex-start" wrap="wrap">
            <Link
              tag={RouterLink}
              to={`${screenAddress('leads')}/${pathNames[form]}/${encodeURIComponent(_id)}`}
            >
              <bdi>{topic || formNames[form]}</bdi>
            </Link>
            <Flex gap={2}>
              {suspicion !== undefined && <Badge>May be spam</Badge>}
              <Badge>{stateNames[state]}</Badge>
            </Flex>
          </Flex>
          <About>
            {formNames[form]} from <bdi>{name || 'nobody'}</bdi>, <Moment at={createdAt} />
          </About>
        </Row>
      ))}
    </List>
  );
}

/** Leads that could not be delivered. They have no page of their own. */
export function Letters({ letters }: { letters: readonly PersonLetter[] }) {
  return (
    <List>
      {letters.map(({ _id, form, topic, name, acceptedAt }) => (
        <Row key={_id}>
          <Typography>
            <bdi>{topic || formNames[form]}</bdi>
          </Typography>
          <About>
            {formNames[form]} from <bdi>{name || 'nobody'}</bdi>, <Moment at={acceptedAt} />
          </About>
        </Row>
      ))}
    </List>
  );
}

/** Who exported or erased what. */
export function Records({ records }: { records: readonly PersonRecord[] }) {
  return (
    <List>
      {records.map((record) => (
        <Row key={`${record.at} ${record.action}`}>
          <Typography tag="p">{recordText(record)}</Typography>
          <About>
            <Moment at={record.at} />
          </About>
        </Row>
      ))}
    </List>
  );
}
