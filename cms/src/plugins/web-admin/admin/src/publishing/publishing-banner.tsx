import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../requests/use-may';
import { lookOf, looks } from './looks';
import { PublishButton } from './publish-button';
import { publishOffer } from './publish-offer';
import { useSiteView } from './publishing-context';
import type { SiteReading } from './site-reading';
import { elapsedMs, elapsedText, siteText } from './texts';

interface ElapsedProps {
  /** ISO 8601, on the server's clock. */
  since: string;
  now: string;
  /** When the answer came that told them: a moment of `performance.now()`. */
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

/** How long the build has been under way, counted up each second; nothing where there is none. */
export function BuildTime({ reading }: { reading: SiteReading }) {
  if (reading.kind !== 'known' || reading.state.status !== 'building') return null;
  const { now, since, buildingSince = since } = reading.state;
  if (buildingSince === undefined) return null;
  return <Elapsed since={buildingSince} now={now} receivedAt={reading.receivedAt} />;
}

// Beside the button where there is room for it. The words of a host may be too long for a line.
const Words = styled(Box)`
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Whether visitors see what is published, above every screen. A change of it is read out. */
export function PublishingBanner() {
  const { reading, announcement, epoch } = useSiteView();
  const mayPublish = useMay('publishing.publish');
  const [alert, setAlert] = useState<{ text: string | undefined; epoch: string | undefined }>();
  const whyId = useId();
  if (reading.kind === 'forbidden') return null;

  const { headline, detail } = siteText(reading);
  const offer = publishOffer(reading);
  const { Icon, background, border, color } = looks[lookOf(reading)];
  // What failed in a state that is over is of no use any more.
  const problem = alert?.epoch === epoch ? alert?.text : undefined;
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
        <Typography tag="p" variant="pi" textColor={color}>
          {detail}
          <BuildTime reading={reading} />
        </Typography>
        {mayPublish && offer.why !== undefined && (
          <Typography tag="p" variant="pi" textColor={color} id={whyId}>
            {offer.why}
          </Typography>
        )}
        {problem !== undefined && (
          <Typography tag="p" role="alert" variant="pi" fontWeight="bold" textColor={color}>
            {problem}
          </Typography>
        )}
      </Words>
      {mayPublish && (
        <PublishButton
          offer={offer}
          whyId={whyId}
          onAlert={(text) => {
            setAlert({ text, epoch });
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Flex>
  );
}
