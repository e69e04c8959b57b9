// Beneath the field of files: the one that is being uploaded, with a way to stop it, and why others were not.
import { chakra } from '@chakra-ui/react';
import { Button } from '../Button.tsx';
import { ErrorNotice } from '../notice/ErrorNotice.tsx';

interface UploadStateProps {
  /** Null: none is under way. */
  fileName: string | null;
  /** Told elsewhere where the field goes away with the last file. */
  errors?: readonly string[];
  cancelLabel: string;
  onCancel: () => void;
}

export function UploadState({ fileName, errors = [], cancelLabel, onCancel }: UploadStateProps) {
  return (
    <>
      {fileName !== null && (
        <chakra.div display="flex" gap="3" alignItems="center" mt="2">
          <chakra.span flex="1" minW="0" truncate>
            {fileName}
          </chakra.span>
          <Button size="sm" icon="close" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </chakra.div>
      )}
      {errors.map((error, index) => (
        <chakra.div key={index} mt="2">
          <ErrorNotice message={error} />
        </chakra.div>
      ))}
    </>
  );
}
