import { useState } from 'react';

/**
 * The version that a form began with, while newer ones are fetched, so that nothing typed is lost. It begins again with what was
 * saved, or with the newest when somebody asks for it.
 */
export function useBase<T extends { version: number }>(newest: T) {
  const [base, setBase] = useState(newest);
  /** Where the form goes on: the version that was saved, or any newer one. */
  const [wanted, setWanted] = useState<number | null>(null);
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  if (wanted !== null && newest.version >= wanted && newest.version !== base.version) {
    setBase(newest);
    setWanted(null);
  }
  return {
    base,
    isSaved: savedVersion === base.version,
    onSaved: (version: number) => {
      setWanted(version);
      setSavedVersion(version);
    },
    onNewestWanted: () => setWanted(base.version + 1),
  };
}
