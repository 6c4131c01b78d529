import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../requests/use-may';
import { BuildTime } from './BuildTime';
import { lookOf, looks } from './looks';
import { publishOffer } from './publish-offer';
import { PublishButton } from './PublishButton';
import { useSiteView } from './publishing-context';
import { siteText } from './texts';

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
