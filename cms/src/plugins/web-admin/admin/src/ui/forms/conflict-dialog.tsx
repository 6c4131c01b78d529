import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { RichTextView } from '../../editor/rich-text-view';
import { onOpenAutoFocus } from '../dialogs/first-field';
import { readPicture } from '../pictures/chosen-picture';
import { ModalForm } from '../dialogs/form-modal';
import { conflictText, theirsText } from './conflict';
import type { EntryFields, FieldView, FieldViews } from './entry-fields';
import { FormAlert } from './form-alert';
import type { Conflict, Problem } from './use-entry-form';

const Question = styled.fieldset`
  border: 0;
  margin: 0;
  min-width: 0;
  padding: 0;
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  padding-block-start: ${({ theme }) => theme.spaces[2]};
`;

const Card = styled.div<{ $chosen: boolean }>`
  background: ${({ theme }) => theme.colors.neutral100};
  border: 1px solid
    ${({ theme, $chosen }) => ($chosen ? theme.colors.primary600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${({ theme }) => theme.spaces[4]};
`;

const Choice = styled.label`
  align-items: center;
  color: ${({ theme }) => theme.colors.neutral800};
  cursor: pointer;
  display: flex;
  font-size: ${({ theme }) => theme.fontSizes[2]};
  font-weight: ${({ theme }) => theme.fontWeights.semiBold};
  gap: ${({ theme }) => theme.spaces[2]};
  min-height: 2.4rem;
  padding-block-end: ${({ theme }) => theme.spaces[2]};
  input {
    accent-color: ${({ theme }) => theme.colors.primary600};
    color-scheme: ${({ theme }) => theme.colorScheme};
    flex-shrink: 0;
    height: 2rem;
    width: 2rem;
  }
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[2]};
  figure {
    margin: 0;
    max-width: 100%;
    width: min-content;
  }
  img {
    height: 8rem;
    max-width: none;
    min-width: 8rem;
    width: auto;
  }
`;

interface VersionProps {
  label: string;
  kind: FieldView['kind'];
  content: string | readonly string[];
}

function Version({ label, kind, content }: VersionProps) {
  if (content.length === 0) return <Typography textColor="neutral600">Empty</Typography>;
  if (typeof content !== 'string') {
    return (
      <Pictures>
        {content.map(readPicture).map(({ src, alt }, index) => (
          <figure key={`${String(index)} ${src.slice(-40)}`}>
            <img src={src} alt={`${String(index + 1)} of ${String(content.length)}`} />
            <Typography tag="figcaption" variant="pi" textColor="neutral600" dir="auto">
              {alt === '' ? 'Decorative' : (alt ?? 'No alternative text')}
            </Typography>
          </figure>
        ))}
      </Pictures>
    );
  }
  if (kind === 'rich-text') return <RichTextView html={content} label={label} />;
  return (
    <Typography textColor="neutral800" tag="p" dir="auto">
      {content}
    </Typography>
  );
}

type Side = 'mine' | 'theirs';

interface ConflictDialogProps<T extends EntryFields> {
  conflict: Conflict<T>;
  views: FieldViews<T>;
  /** The labels of the fields that only the other admin changed. */
  taken: readonly string[];
  /** Gets the names of the fields whose other version is to be used. */
  onResolve: (names: readonly string[]) => void;
  onClose: () => void;
}

/** Shows both versions of the fields that two admins have changed, and asks which ones to use. */
export function ConflictDialog<T extends EntryFields>(props: ConflictDialogProps<T>) {
  const { conflict, views, taken, onResolve, onClose } = props;
  const { theirs, merged } = conflict;
  const id = useId();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [problem, setProblem] = useState<Problem>();
  const questions = Object.entries<FieldView>(views).filter(([name]) =>
    merged.conflicting.includes(name),
  );
  const sides = [
    { side: 'mine', whose: 'Yours', form: merged.value },
    { side: 'theirs', whose: theirsText(theirs), form: theirs.form },
  ] as const;

  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content aria-describedby={`${id}-what`} onOpenAutoFocus={onOpenAutoFocus}>
        <ModalForm
          title="Somebody else has changed this"
          onSubmit={() => {
            if (questions.every(([name]) => choices[name] !== undefined)) {
              onResolve(merged.conflicting.filter((name) => choices[name] === 'theirs'));
            } else {
              setProblem({ text: 'Choose one of the two for each field.' });
            }
          }}
          actions={<Button type="submit">Go on with these</Button>}
        >
          <Typography id={`${id}-what`} tag="p" textColor="neutral800">
            {conflictText(theirs, taken)}
          </Typography>
          {problem && <FormAlert problem={problem} />}
          {questions.map(([name, { label, kind }]) => (
            <Question key={name}>
              <Typography tag="legend" variant="delta" textColor="neutral800">
                {label}
              </Typography>
              <Columns>
                {sides.map(({ side, whose, form }) => (
                  <Card key={side} $chosen={choices[name] === side}>
                    <Choice>
                      <input
                        type="radio"
                        name={`${id}-${name}`}
                        checked={choices[name] === side}
                        onChange={() => {
                          setChoices((now) => ({ ...now, [name]: side }));
                          setProblem(undefined);
                        }}
                      />
                      {whose}
                    </Choice>
                    <Flex direction="column" alignItems="stretch">
                      <Version
                        label={`${label}, ${whose}`}
                        kind={kind}
                        content={form[name] ?? ''}
                      />
                    </Flex>
                  </Card>
                ))}
              </Columns>
            </Question>
          ))}
        </ModalForm>
      </Modal.Content>
    </Modal.Root>
  );
}
