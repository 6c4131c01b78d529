import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../primitives/Icon';
import * as styles from './RoundButton.module.css';

interface RoundButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  label: string;
  icon: IconName;
}

/** A round control with a sign in it. */
export function RoundButton({ label, icon, ...rest }: RoundButtonProps) {
  return (
    <button type="button" className={styles.round} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
