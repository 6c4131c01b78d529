import { Dialog } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { styled } from 'styled-components';

// A question may hold many names, each of them long and without a place where its lines break.
const Body = styled(Dialog.Body)`
  /* Header and buttons stay in sight. */
  max-height: calc(100dvh - 20rem);
  overflow-y: auto;
  > p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

/** What a dialog asks before something is lost. */
export function QuestionBody({ question }: { question: string }) {
  return (
    // It takes the focus, so that the keyboard can scroll it.
    <Body
      icon={<WarningCircle fill="danger600" />}
      role="region"
      aria-label="Question"
      tabIndex={0}
    >
      {question}
    </Body>
  );
}
