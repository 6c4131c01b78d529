import { Badge } from '@strapi/design-system';
import { useState } from 'react';
import type { Webhook } from '../../../api';
import { healthOf } from './texts';

const colours = {
  secondary: { backgroundColor: 'neutral150', textColor: 'neutral700' },
  neutral: { backgroundColor: 'neutral150', textColor: 'neutral700' },
  success: { backgroundColor: 'success100', textColor: 'success700' },
  warning: { backgroundColor: 'warning100', textColor: 'neutral800' },
  danger: { backgroundColor: 'danger100', textColor: 'danger700' },
} as const;

/** The health of a webhook as a badge. */
export function Health({ webhook }: { webhook: Webhook }) {
  const [now] = useState(Date.now);
  const { text, variant } = healthOf(webhook, now);
  return <Badge {...colours[variant]}>{text}</Badge>;
}
