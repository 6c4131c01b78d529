import { Typography } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { maxOtherLeads, otherLeadsPath, type OtherLead, type WorkedLead } from '../../../../api';
import { useRead } from '../../requests/use-read';
import { formNames } from '../../leads/texts';
import { leadAddress } from '../address';
import { stateNames } from '../texts';
import type { Clock } from '../times';
import { Moment } from './moment';
import { LeadSection, ScreenLink } from './parts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  font-size: 1.4rem;
  gap: ${({ theme }) => theme.spaces[2]};
  line-height: 1.5;

  li {
    color: ${({ theme }) => theme.colors.neutral600};
    overflow-wrap: anywhere;
  }
`;

/** The other leads of the same person, of both forms. */
export function Others({ lead, clock }: { lead: WorkedLead; clock: Clock }) {
  const [address] = useSearchParams();
  const { data } = useRead<{ result: OtherLead[] }>(otherLeadsPath(lead.form, lead._id));
  const others = data?.result ?? [];
  if (others.length === 0) return null;
  return (
    <LeadSection title="Other leads of this person">
      <List>
        {others.map((other) => (
          <li key={other._id}>
            <ScreenLink to={leadAddress(other, address)}>
              {formNames[other.form]}: <bdi>{other.topic}</bdi>
            </ScreenLink>
            {` · ${stateNames[other.state]} · `}
            {other.suspicion !== undefined && 'Suspected spam · '}
            <Moment moment={other.createdAt} clock={clock} />
          </li>
        ))}
      </List>
      {others.length === maxOtherLeads && (
        <Typography variant="pi" textColor="neutral600">
          {`The last ${String(maxOtherLeads)}. There may be more.`}
        </Typography>
      )}
    </LeadSection>
  );
}
