import styled from '@emotion/styled';

/** How a table of staff looks: dense, its head in sight, cards on phones. */
export const Grid = styled.div`
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  @media (min-width: 640px) {
    /* Its own scrolling, in both directions, so that the head stays. */
    max-height: max(420px, calc(100 * var(--dvh) - 220px));
    overflow: auto;
    /* On tablets a table scrolls sideways before names stand word by word below each other. */
    td:not([data-number], [data-box]) {
      min-width: 116px;
    }
  }
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--t-sm);
  }
  th,
  td {
    padding: 10px 12px;
    border-bottom: 1px solid var(--c-line);
    text-align: start;
    vertical-align: middle;
  }
  th {
    position: sticky;
    top: 0;
    z-index: var(--z-raised);
    background: var(--c-paper);
    color: var(--c-ink-soft);
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr:last-of-type td {
    border-bottom: 0;
  }
  tbody tr:hover td {
    background: var(--c-ground);
  }
  tbody tr[data-ticked] td {
    background: var(--c-tint);
  }
  tbody tr:focus-visible {
    outline: 2px solid var(--c-action);
    outline-offset: -2px;
  }
  [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  time {
    white-space: nowrap;
  }
  [data-box] {
    width: 44px;
    padding-block: 0;
    label {
      padding-block: 6px;
    }
    input {
      width: 20px;
      height: 20px;
      margin: 2px;
    }
  }
  @media (max-width: 639.98px) {
    border: 0;
    background: none;
    table,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      position: relative;
      display: block;
      margin-bottom: var(--s-3);
      padding: var(--s-2) var(--s-4);
      border: 1px solid var(--c-line);
      border-radius: var(--r-card);
      background: var(--c-paper);
    }
    tbody tr td,
    tbody tr:hover td {
      display: flex;
      justify-content: space-between;
      gap: var(--s-4);
      padding: 6px 0;
      border-bottom: 0;
      background: none;
      text-align: end;
    }
    td::before {
      content: attr(data-title);
      flex: none;
      color: var(--c-ink-soft);
    }
    td[data-fixed] {
      padding-inline-end: 44px;
      font-size: var(--t-md);
      font-weight: 600;
      text-align: start;
    }
    td[data-fixed]::before,
    td[data-box]::before {
      content: none;
    }
    tbody tr td[data-box] {
      position: absolute;
      inset-block-start: 4px;
      /* The box ends where the values end; a finger has the room before it. */
      inset-inline-end: 14px;
      justify-content: flex-end;
      padding: 0;
      label {
        gap: 0;
        padding-inline-start: 20px;
      }
    }
  }
`;
