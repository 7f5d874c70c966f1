import { useEffect, useRef, type RefObject } from 'react';
import type { FormikProps } from '@storefront/shared/forms';

/**
 * Keeps a form in step with what is stored. When a newer version comes, its fields start from that; what was typed after
 * `sends` was called stays typed, so that nothing is lost while a save is under way.
 */
export function useStoredVersion<Values extends object>(
  version: number,
  stored: Values,
): {
  /** For Formik's `innerRef`. */
  form: RefObject<FormikProps<Values> | null>;
  /** These values are saved now. */
  sends: (values: Values) => void;
  /** The newest version is wanted as it is. */
  dropTyped: () => void;
} {
  const form = useRef<FormikProps<Values>>(null);
  const sent = useRef<Values | null>(null);
  const shown = useRef(version);
  useEffect(() => {
    const { current: formik } = form;
    if (shown.current === version || !formik) return;
    shown.current = version;
    const typed = sent.current ? changedSince(sent.current, formik.values) : {};
    sent.current = null;
    formik.resetForm({ values: stored });
    if (Object.keys(typed).length > 0) void formik.setValues({ ...stored, ...typed });
  }, [version, stored]);
  return {
    form,
    sends: (values) => {
      sent.current = values;
    },
    dropTyped: () => {
      sent.current = null;
    },
  };
}

/** Formik makes a new value of a field with each change of it. */
function changedSince<Values extends object>(before: Values, now: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name of Object.keys(now) as (keyof Values)[])
    if (now[name] !== before[name]) changed[name] = now[name];
  return changed;
}
