import type { ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './Button.module.css';
import { TextLink } from './TextLink';

interface Look {
  /** `accent`: the one primary action of a view. `ink`: inside forms. `line`: secondary. `paper`: on the red band. */
  tone?: 'ink' | 'accent' | 'line' | 'paper' | undefined;
  size?: 'regular' | 'small' | undefined;
  wide?: boolean | undefined;
}

const look = ({ tone = 'ink', size = 'regular', wide = false }: Look) =>
  [styles.button, styles[tone], size === 'small' && styles.small, wide && styles.wide]
    .filter(Boolean)
    .join(' ');

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** A button. `type` defaults to `button`, so that none submits a form by accident. */
export function Button({ tone, size, wide, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={look({ tone, size, wide })} {...rest}>
      {children}
    </button>
  );
}

/** A link that looks like a button: `to` is a path of this site or any other address. */
export function ButtonLink({ to, children, ...rest }: Look & { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} className={look(rest)}>
      {children}
    </TextLink>
  );
}
