import { isBlank, limits } from '../../../api';
import { RichTextEditor } from '../editor/rich-text-editor';
import type { FieldsProps } from '../states/entry-kind';
import { missingText } from '../ui/forms/entry-fields';
import { TextField } from '../ui/forms/text-field';
import type { FaqForm } from './faq-form';

/** The fields of a FAQ. */
export function FaqFields({ value, change, marked }: FieldsProps<FaqForm>) {
  const { question, description } = value;
  return (
    <>
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
      />
    </>
  );
}
