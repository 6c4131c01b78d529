import { Flex } from '@strapi/design-system';
import { useMemo, useRef } from 'react';
import { isBlank, limits, type CheckedEntry } from '../../../api';
import { EntryChecks } from '../checks/entry-checks';
import { goToPlace, type SelectPart } from '../checks/go-to-place';
import { RichTextEditor } from '../editor/rich-text-editor';
import type { FieldsProps } from '../states/entry-kind';
import { missingText } from '../ui/forms/entry-fields';
import { TextField } from '../ui/forms/text-field';
import type { FaqForm } from './faq-form';

/** The fields of a FAQ. */
export function FaqFields({ value, change, marked }: FieldsProps<FaqForm>) {
  const { question, description } = value;
  const fields = useRef<HTMLDivElement>(null);
  const selectPart = useRef<SelectPart>(null);
  const checked = useMemo(
    (): CheckedEntry => ({ kind: 'faq', title: question, description, images: [] }),
    [question, description],
  );
  return (
    <Flex ref={fields} direction="column" alignItems="stretch" gap={5}>
      {/* Spec §2: the question is labelled Title. */}
      <TextField
        name="question"
        label="Title"
        value={question}
        maxLength={limits.question}
        error={marked && isBlank(question) ? missingText : undefined}
        onChange={(next) => {
          change({ question: next });
        }}
      />
      <RichTextEditor
        label="Description"
        value={description}
        error={marked && isBlank(description) ? missingText : undefined}
        onChange={(html) => {
          change({ description: html });
        }}
        selectRef={selectPart}
      />
      <EntryChecks
        entry={checked}
        onGo={(place) => {
          goToPlace(fields.current, place, selectPart.current);
        }}
      />
    </Flex>
  );
}
