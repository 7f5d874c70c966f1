import type { ComponentProps } from 'react';
import { useHref } from 'react-router-dom';
import { listPath, toAddress } from './list-links';
import type { ListQuery } from './list-query';

interface Props extends ComponentProps<'form'> {
  query: ListQuery;
  /** The keys that the form's own fields say. */
  without: string[];
}

/** A form that changes a list from its beginning: without a script by itself, as what else is chosen goes with it. */
export function QueryForm({ query, without, children, ...rest }: Props) {
  const action = useHref(listPath(query));
  const hiddenFields = Object.entries(toAddress({ ...query, page: 1, from: 1 })).flatMap(([key, value]) =>
    without.includes(key) || value === undefined
      ? []
      : [value].flat().map((one) => [key, String(one)] as const),
  );
  return (
    <form action={action} method="get" {...rest}>
      {hiddenFields.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      {children}
    </form>
  );
}
