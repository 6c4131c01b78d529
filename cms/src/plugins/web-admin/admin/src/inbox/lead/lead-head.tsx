import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { WorkedLead } from '../../../../api';
import { formNames, leadName } from '../../leads/texts';
import type { Clock } from '../times';
import { Moment } from './moment';
import { PromiseLine } from './promise-line';
import { lateText } from './timeline-text';

const Name = styled.h2`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 2rem;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

interface LeadHeadProps {
  lead: WorkedLead;
  clock: Clock;
  /** Of the element with the name. */
  nameId: string;
}

/** Who wrote, when, and how the promise stands. */
export function LeadHead({ lead, clock, nameId }: LeadHeadProps) {
  const late = lateText(lead.timeline, clock.zone);
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Name id={nameId} dir="auto">
        {leadName(lead.fields)}
      </Name>
      <Typography tag="p" textColor="neutral600">
        {formNames[lead.form]} · <Moment moment={lead.createdAt} clock={clock} />
      </Typography>
      {late !== undefined && (
        <Typography tag="p" textColor="neutral600">
          {late}
        </Typography>
      )}
      {lead.suspicion === undefined && <PromiseLine lead={lead} clock={clock} />}
    </Flex>
  );
}
