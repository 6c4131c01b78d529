import { type ReactNode, useId } from 'react';
import type { PicturedService, RuledService } from '../../content/pages/services';
import * as type from '../../styles/type.module.css';
import { Unbroken } from '../../ui/text/Unbroken';
import { MoreLink } from '../../ui/primitives/MoreLink';
import { RowLink } from '../../ui/primitives/RowLink';
import * as styles from './ServiceCards.module.css';

interface ServiceCardsProps {
  services: readonly (PicturedService | RuledService)[];
  drawings: Readonly<Record<PicturedService['drawing'], ReactNode>>;
  more: string;
}

/** The eight services: four with a drawing, four ruled, crossing the page in diagonals. The whole card can be pressed. */
export function ServiceCards({ services, drawings, more }: ServiceCardsProps) {
  return (
    <>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.name}>
            {'drawing' in service ? (
              <Pictured service={service} drawing={drawings[service.drawing]} />
            ) : (
              <Ruled service={service} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <MoreLink to="/our-offerings">{more}</MoreLink>
      </p>
    </>
  );
}

const grounds = {
  advisory: styles.bleed,
  managed: styles.night,
  integration: styles.corner,
  'client-side': styles.blush,
};

interface NameProps {
  id: string;
  service: PicturedService | RuledService;
}

/** The service's name, as the card's link. */
function Name({ id, service: { name, to } }: NameProps) {
  return (
    <h3 className={type.h3} id={id}>
      <RowLink to={to}>{name}</RowLink>
    </h3>
  );
}

function Pictured({ service, drawing }: { service: PicturedService; drawing: ReactNode }) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Name id={titleId} service={service} />
      <p>
        <Unbroken text={service.text} />
      </p>
      <div className={grounds[service.drawing]}>{drawing}</div>
    </article>
  );
}

function Ruled({ service }: { service: RuledService }) {
  const titleId = useId();
  return (
    <article className={styles.ruled} aria-labelledby={titleId}>
      <Name id={titleId} service={service} />
      <p>
        <Unbroken text={service.text} />
      </p>
      <ul className={styles.points}>
        {service.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </article>
  );
}
