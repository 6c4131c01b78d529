import { TextButton, Typography } from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InboxSummary } from '../../../../api';
import { leadName } from '../../leads/texts';
import { leadAddress } from '../address';
import { ScreenLink } from '../lead/parts';
import { fullMoment } from '../times';
import { brokenText, keptText } from './promise-texts';

const Line = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.spaces[1]} ${theme.spaces[3]}`};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  font-size: 1.4rem;
  gap: ${({ theme }) => theme.spaces[2]};
  line-height: 1.5;
  max-height: 24rem;
  overflow-y: auto;
  padding-top: ${({ theme }) => theme.spaces[2]};

  li {
    color: ${({ theme }) => theme.colors.neutral600};
    overflow-wrap: anywhere;
  }
`;

/** How many promises were kept lately, with a list of the broken ones on demand. */
export function PromiseSummary({ summary }: { summary: InboxSummary }) {
  const { promise, now, zone } = summary;
  const [address] = useSearchParams();
  const [shown, setShown] = useState(false);
  const listId = useId();
  const Caret = shown ? CaretUp : CaretDown;
  const more = promise.broken - promise.brokenLeads.length;
  return (
    <div>
      <Line>
        <Typography textColor="neutral800">{keptText(promise)}</Typography>
        {promise.broken > 0 && (
          <TextButton
            aria-expanded={shown}
            aria-controls={listId}
            endIcon={<Caret aria-hidden />}
            onClick={() => {
              setShown(!shown);
            }}
          >
            {`${String(promise.broken)} broken`}
          </TextButton>
        )}
      </Line>
      {shown && (
        <List id={listId} aria-label="Broken promises">
          {promise.brokenLeads.map((lead) => (
            <li key={lead._id}>
              <ScreenLink to={leadAddress(lead, address)}>
                <bdi>{leadName(lead)}</bdi>
              </ScreenLink>
              {` · due ${fullMoment(lead.dueAt, zone)} · ${brokenText(lead, new Date(now))}`}
            </li>
          ))}
          {more > 0 && <li>{`And ${String(more)} earlier ones.`}</li>}
        </List>
      )}
    </div>
  );
}
