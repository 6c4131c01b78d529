import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ListedVersion } from '../../../api';
import { fullMoment } from '../inbox/times';
import { formatMoment } from '../ui/dates';
import { eventText } from './texts';

/** When a version was saved, in the firm's time zone, which is named on hover. */
export function SavedAt({ at, zone }: { at: string; zone: string }) {
  return (
    <time dateTime={at} title={fullMoment(at, zone)}>
      {formatMoment(at, zone)}
    </time>
  );
}

const List = styled.ol`
  /* On a phone, the comparison follows without a long way to scroll. */
  max-height: 40vh;
  overflow-y: auto;
  @media (min-width: 1080px) {
    max-height: calc(100vh - 22rem);
  }
  > li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const Choice = styled.label`
  align-items: center;
  color: ${({ theme }) => theme.colors.neutral800};
  display: flex;
  font-size: 1.2rem;
  gap: ${({ theme }) => theme.spaces[1]};
  min-height: 2.4rem;
  min-width: 2.4rem;
`;

/** The numbers of the two compared versions. */
export interface Chosen {
  older: number;
  newer: number;
}

interface VersionListProps {
  versions: readonly ListedVersion[];
  zone: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

interface SideChoiceProps {
  side: 'before' | 'after';
  number: number;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function SideChoice({ side, number, checked, disabled, onChoose }: SideChoiceProps) {
  const word = side === 'before' ? 'Before' : 'After';
  return (
    <Choice>
      <input
        type="radio"
        name={`version-${side}`}
        aria-label={`${word}: version ${String(number)}`}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {word}
    </Choice>
  );
}

/** The versions of an entry, newest first. Two of them are chosen to be compared. */
export function VersionRows({ versions, zone, chosen, onChoose }: VersionListProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
    <div role="region" aria-label="List of versions" tabIndex={0}>
      <List>
        {versions.map((version) => {
          const { number, at, by, live, draft } = version;
          return (
            <Box tag="li" key={number} paddingTop={3} paddingBottom={3} paddingLeft={1}>
              <Flex gap={2} wrap="wrap">
                <Typography fontWeight="bold">{`Version ${String(number)}`}</Typography>
                {live && (
                  <Badge backgroundColor="success100" textColor="success700">
                    Live
                  </Badge>
                )}
                {draft && <Badge>Draft</Badge>}
              </Flex>
              <Typography tag="p" variant="pi" textColor="neutral600">
                <SavedAt at={at} zone={zone} />
                {by !== undefined && (
                  <>
                    , <bdi>{by}</bdi>
                  </>
                )}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {eventText(version)}
              </Typography>
              <Flex gap={4}>
                <SideChoice
                  side="before"
                  number={number}
                  checked={number === chosen.older}
                  disabled={number > chosen.newer}
                  onChoose={() => {
                    onChoose({ ...chosen, older: number });
                  }}
                />
                <SideChoice
                  side="after"
                  number={number}
                  checked={number === chosen.newer}
                  disabled={number < chosen.older}
                  onChoose={() => {
                    onChoose({ ...chosen, newer: number });
                  }}
                />
              </Flex>
            </Box>
          );
        })}
      </List>
    </div>
  );
}
