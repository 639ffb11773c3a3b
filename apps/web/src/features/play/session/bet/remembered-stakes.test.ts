import { expect, it, vi } from 'vitest';
import { rememberedStakes, rememberStake } from './remembered-stakes.ts';

it('stores one stake per game and coin', () => {
  rememberStake('owls', 'gold', '1000.00');
  rememberStake('owls', 'sweeps', '0.40');
  rememberStake('wrens', 'gold', '5000.00');
  expect(rememberedStakes('owls')).toEqual({ gold: '1000.00', sweeps: '0.40' });
  expect(rememberedStakes('wrens')).toEqual({ gold: '5000.00', sweeps: null });
  expect(rememberedStakes('toString')).toEqual({ gold: null, sweeps: null });
});

it.each(['{', '7', 'null', '[]', '{"owls":7}', '{"owls":{"gold":5}}', '{"owls":null}'])(
  'reads nothing from %s',
  (stored) => {
    localStorage.setItem('goldwren-stakes', stored);
    expect(rememberedStakes('owls')).toEqual({ gold: null, sweeps: null });
    rememberStake('owls', 'gold', '1000.00');
    expect(rememberedStakes('owls').gold).toBe('1000.00');
  },
);

it('works when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is blocked');
  });
  rememberStake('owls', 'gold', '1000.00');
  expect(rememberedStakes('owls')).toEqual({ gold: null, sweeps: null });
});
