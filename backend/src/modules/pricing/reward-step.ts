import { amountOf, sumOf } from './price-lines';
import type { Step } from './price-state';
import { allocate } from './shares';

/** The reward balance that the shopper pays with, as far as the goods cost that much; delivery is paid in money. */
export const rewardStep: Step = (state, { rewardBalance = 0 }) => {
  const amounts = state.lines.map(amountOf);
  const shares = allocate(
    Math.min(
      rewardBalance,
      sumOf(amounts, (amount) => amount),
    ),
    amounts,
  );
  const lines = state.lines.map((line, at) => {
    const reward = shares[at] ?? 0;
    return reward > 0 ? { ...line, discount: line.discount + reward, reward } : line;
  });
  return { state: { ...state, lines } };
};
