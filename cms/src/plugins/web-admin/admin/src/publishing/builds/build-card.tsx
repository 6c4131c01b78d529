import { Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { SiteBuild, SiteEntry } from '../../../../api';
import { counted, kindNames } from '../../ui/wording';
import { entryLabel } from '../news';
import { SiteLink } from '../site-link';
import { StatusMark, Wrapped } from '../status-mark';
import { buildMoment, durationsOf, emptyText, outcomeMarks, unrequestedText } from './build-texts';

function CarriedEntry({ entry }: { entry: SiteEntry }) {
  const { kind, title, published, siteUrl } = entry;
  return (
    <Flex tag="li" gap={2} wrap="wrap">
      <Wrapped dir="auto">
        {kind === 'redirects' ? entryLabel(entry) : `${kindNames[kind]} ${entryLabel(entry)}`}
        {!published && ', no longer on the site'}
      </Wrapped>
      {siteUrl !== undefined && <SiteLink name={title ?? ''} href={siteUrl} />}
    </Flex>
  );
}

/** How many entries are in sight. */
const inSight = 5;

const Entries = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.spaces[1]};
`;

const More = styled.summary`
  cursor: pointer;
  font-size: ${({ theme }) => theme.fontSizes[2]};
  padding-block: ${({ theme }) => theme.spaces[1]};
`;

const entryNoun = { one: 'entry', many: 'entries' };

/** What a build carried, with the addresses of what is on the site as it is now. */
function Carried({ build }: { build: SiteBuild }) {
  const { entries, others } = build;
  const item = (entry: SiteEntry, index: number) => <CarriedEntry key={index} entry={entry} />;
  const rest = entries.slice(inSight);
  if (entries.length === 0 && others === 0) {
    return <Typography textColor="neutral600">{emptyText(build)}</Typography>;
  }
  return (
    <div>
      <Entries>{entries.slice(0, inSight).map(item)}</Entries>
      {rest.length > 0 && (
        <details>
          <More>{`${counted(rest.length, entryNoun)} more`}</More>
          <Entries>{rest.map(item)}</Entries>
        </details>
      )}
      {others > 0 && (
        <Typography tag="p" textColor="neutral600">
          {`${counted(others, entryNoun)} not named here`}
        </Typography>
      )}
    </div>
  );
}

const Times = styled.dl`
  color: ${({ theme }) => theme.colors.neutral600};
  display: flex;
  flex-wrap: wrap;
  font-size: ${({ theme }) => theme.fontSizes[1]};
  gap: ${({ theme }) => `${theme.spaces[1]} ${theme.spaces[4]}`};

  div {
    display: flex;
    gap: ${({ theme }) => theme.spaces[1]};
  }
`;

/** One build: when it was, how it ended, what it carried, how long it took and why it failed. */
export function BuildCard({ build }: { build: SiteBuild }) {
  const unrequested = unrequestedText(build);
  return (
    <Box
      tag="li"
      background="neutral0"
      borderColor="neutral200"
      hasRadius
      padding={4}
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex gap={3} wrap="wrap">
          <Typography tag="h2" variant="delta">
            {buildMoment(build)}
          </Typography>
          <StatusMark {...outcomeMarks[build.outcome]} />
        </Flex>
        {build.reason !== undefined && <Wrapped tag="p">{build.reason}</Wrapped>}
        {unrequested !== undefined && <Wrapped tag="p">{unrequested}</Wrapped>}
        <Carried build={build} />
        <Times>
          {durationsOf(build).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Times>
      </Flex>
    </Box>
  );
}
