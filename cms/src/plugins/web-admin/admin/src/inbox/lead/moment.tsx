import { VisuallyHidden } from '@strapi/design-system';
import { fullMoment, pastText, type Clock } from '../times';

interface MomentProps {
  /** ISO 8601. */
  moment: string;
  clock: Clock;
}

/** When something was, such as `14:23 · 3 h ago`; the full date with its zone on hover and to screen readers. */
export function Moment({ moment, clock }: MomentProps) {
  const full = fullMoment(moment, clock.zone);
  return (
    <time dateTime={moment} title={full}>
      <span aria-hidden>{pastText(moment, clock)}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </time>
  );
}
