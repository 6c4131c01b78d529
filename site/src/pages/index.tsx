import { Challenges } from '../components/home/Challenges';
import { Hero } from '../components/home/Hero';
import { Reasons } from '../components/home/Reasons';
import { Tools } from '../components/home/Tools';
import { Seo } from '../components/layout/Seo';
import { Band } from '../components/primitives/Band';
import { ButtonLink } from '../components/primitives/Button';
import { Icon } from '../components/primitives/Icon';
import { firm } from '../content/firm';
import { closing, hero } from '../content/home';

export default function Home() {
  return (
    <>
      <Seo description={hero.description} path="/" />
      <Hero />
      <Challenges />
      <Tools />
      <Reasons />
      <Band
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink to="/contact" tone="paper">
              {closing.action}
              <Icon name="right" />
            </ButtonLink>
            <a href={`tel:${firm.phones[0].number}`}>{closing.phone}</a>
          </>
        }
      />
    </>
  );
}
