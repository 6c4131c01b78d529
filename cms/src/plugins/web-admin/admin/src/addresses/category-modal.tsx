import { Box, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import {
  categoriesPath,
  limits,
  type CategoryChange,
  type Entry,
  type ManagedCategory,
} from '../../../api';
import { useWrite } from '../requests/use-write';
import { FormModal } from '../ui/dialogs/form-modal';
import { FormAlert } from '../ui/forms/form-alert';
import { TextField } from '../ui/forms/text-field';
import { changeText } from './texts';

interface CategoryModalProps {
  category: ManagedCategory;
  onClose: () => void;
  onChanged: () => void;
}

/** Renames a category, or merges it into another: first it says what will change, then it does. */
export function CategoryModal({ category, onClose, onChanged }: CategoryModalProps) {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<{ text: string }>();
  const [name, setName] = useState(category.name);
  const [seen, setSeen] = useState<{ name: string; change: CategoryChange }>();
  const change = seen?.name === name ? seen.change : undefined;

  const ask = (step: 'preview' | 'change', merge: boolean) =>
    sendTo<Entry<CategoryChange>>({
      method: 'POST',
      url: `${categoriesPath}/${step}`,
      body: { from: category.name, to: name, merge },
    });

  const submit = async () => {
    setProblem(undefined);
    const outcome = await ask(change === undefined ? 'preview' : 'change', change?.merges === true);
    if (!outcome.ok) {
      if (outcome.code !== 'busy') setProblem({ text: outcome.message });
      setSeen(undefined);
    } else if (change === undefined) {
      setSeen({ name, change: outcome.data.result });
    } else {
      const done = change.merges ? 'The categories were merged.' : 'The category was renamed.';
      toggleNotification({ type: 'success', message: done });
      onChanged();
    }
  };

  const confirm = change?.merges === true ? 'Merge' : 'Rename';
  return (
    <FormModal
      title="Rename category"
      submitLabel={change === undefined ? 'Show what changes' : confirm}
      busy={busy}
      ready
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {problem && <FormAlert problem={problem} />}
      <TextField
        name="name"
        label="New name"
        value={name}
        maxLength={limits.category}
        onChange={setName}
      />
      <Box role="status">
        {change && (
          <Typography textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
            {changeText(name, change)}
          </Typography>
        )}
      </Box>
    </FormModal>
  );
}
