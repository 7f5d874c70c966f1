/** What is put in waits until it is taken, in order. */
export interface Mailbox<T> {
  put: (item: T) => void;
  next: () => Promise<T>;
  clear: () => void;
}

/** Makes an empty mailbox. */
export function mailbox<T>(): Mailbox<T> {
  let items: T[] = [];
  let wake: () => void = () => undefined;
  return {
    put(item) {
      items.push(item);
      wake();
    },
    async next() {
      for (;;) {
        const [item, ...rest] = items;
        if (item !== undefined) {
          items = rest;
          return item;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    clear() {
      items = [];
    },
  };
}
