import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../requests/use-may';
import { markOf, statusStyles } from './status-styles';
import { PublishButton } from './publish-button';
import { publishOffer } from './publish-offer';
import { useSiteView } from './publishing-context';
import type { SiteReading } from './site-reading';
import { elapsedMs, elapsedText, siteText } from './texts';

interface ElapsedProps {
  /** ISO 8601, on the server's clock. */
  since: string;
  now: string;
  /** When the answer with these times arrived, by `performance.now()`. */
  receivedAt: number;
}

function Elapsed(times: ElapsedProps) {
  const [clock, setClock] = useState(times.receivedAt);
  useEffect(() => {
    const timer = setInterval(() => {
      setClock(performance.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return `For ${elapsedText(elapsedMs({ ...times, clock }))}.`;
}

/** How long the build has been running, updated each second; nothing if there is no build. */
function BuildTime({ reading }: { reading: SiteReading }) {
  if (reading.kind !== 'known' || reading.state.status !== 'building') return null;
  const { now, since, buildingSince = since } = reading.state;
  if (buildingSince === undefined) return null;
  return <Elapsed since={buildingSince} now={now} receivedAt={reading.receivedAt} />;
}

// Stands beside the button if there is room. The messages of a host may contain words that are longer than a line.
const Words = styled(Box)`
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

// As high when it is empty, so that what stands below the banner stays in its place as the state changes.
const Detail = styled(Typography)`
  min-height: 1lh;
`;

/** Whether visitors see what is published, above every screen. A change of this state is announced. */
export function PublishingBanner() {
  const { reading, announcement, stateKey } = useSiteView();
  const mayPublish = useMay('publishing.publish');
  const [alert, setAlert] = useState<{ text: string | undefined; stateKey: string | undefined }>();
  const reasonId = useId();
  if (reading.kind === 'forbidden') return null;

  const { headline, detail } = siteText(reading);
  const offer = publishOffer(reading);
  const { Icon, background, border, color } = statusStyles[markOf(reading)];
  // A failure is of no interest once the state has changed.
  const problem = alert?.stateKey === stateKey ? alert?.text : undefined;
  return (
    <Flex
      tag="section"
      aria-label="Publishing"
      gap={3}
      wrap="wrap"
      marginTop={3}
      padding={3}
      hasRadius
      background={background}
      borderColor={border}
    >
      <Flex tag="span" shrink={0}>
        <Icon aria-hidden fill={color} width="2rem" height="2rem" />
      </Flex>
      <Words>
        <Typography tag="p" fontWeight="bold" textColor={color}>
          {headline}
        </Typography>
        <Detail tag="p" variant="pi" textColor={color}>
          {detail}
          <BuildTime reading={reading} />
          {mayPublish && offer.disabledReason !== undefined && (
            <>
              {' '}
              <span id={reasonId}>{offer.disabledReason}</span>
            </>
          )}
        </Detail>
        {problem !== undefined && (
          <Typography tag="p" role="alert" variant="pi" fontWeight="bold" textColor={color}>
            {problem}
          </Typography>
        )}
      </Words>
      {mayPublish && (
        <PublishButton
          offer={offer}
          reasonId={reasonId}
          onAlert={(text) => {
            setAlert({ text, stateKey });
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Flex>
  );
}
