import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import { describe, expect, it } from 'vitest';
import { describeProblem, type ProblemContext } from './describe-problem.ts';
import { describeRoundProblem } from './describe-round-problem.ts';

const spoken = new ApiProblem(403, { code: 'forbidden', error: 'Not for you.', request_id: 'r-1' }, null);
const wordless = new ApiProblem(502, {}, null);
const fault = new ApiProblem(500, { code: 'internal_error', error: 'Something broke.', request_id: 'r-2' }, null);
const maintenance = new ApiProblem(503, { code: 'maintenance', error: 'Under maintenance.' }, '60');
const offline = new NetworkProblem(null);
const broken = new TypeError('x is undefined');

describe('describeProblem', () => {
  it.each<[ProblemContext, unknown, string]>([
    ['login', spoken, 'Not for you.'],
    ['login', wordless, 'Login failed. Please check your credentials.'],
    ['login', offline, 'Cannot connect to server. Please make sure the backend is running.'],
    ['register', wordless, 'Registration failed. Please check your information.'],
    ['register', broken, 'x is undefined'],
    ['register', new Error(''), 'Registration failed. Please try again.'],
    ['register', 'thrown', 'Registration failed. Please try again.'],
    ['submission', offline, 'Submission failed'],
    ['submission', broken, 'Submission failed'],
    ['checkout', spoken, 'Not for you.'],
    ['checkout', maintenance, 'Under maintenance.'],
    ['checkout', fault, 'We could not open the payment page. You have not been charged.'],
  ])('%s: %s', (context, error, text) => {
    expect(describeProblem(error, context).text).toBe(text);
  });

  it('shows the request id for support only when the server has not explained the problem', () => {
    expect(describeProblem(fault, 'checkout').requestId).toBe('r-2');
    expect(describeProblem(spoken, 'checkout').requestId).toBeNull();
    expect(describeProblem(offline, 'checkout').requestId).toBeNull();
  });
});

describe('describeRoundProblem', () => {
  const ended = new ApiProblem(409, { code: 'session_ended', error: 'Ended.' }, null);

  it('says what happened to the stake or to the open hand', () => {
    expect(describeRoundProblem(ended, 'stake').text).toMatch(/^No stake was taken\./);
    expect(describeRoundProblem(ended, 'decision').text).toMatch(/^We finished your open hand/);
  });

  it('promises nothing that no answer has confirmed', () => {
    expect(describeRoundProblem(offline, 'stake').title).toBe('No response from the server');
    expect(describeRoundProblem(fault, 'decision').title).toBe('No response from the server');
    expect(describeRoundProblem(spoken, 'stake').text).toBe('Not for you. No stake was taken.');
  });

  it("shows the server's reason why a game did not start", () => {
    const poor = new ApiProblem(400, { code: 'insufficient_gold', error: 'x' }, null);
    expect(describeRoundProblem(poor, 'game-start').title).toBe('Insufficient Gold Coins');
    expect(describeRoundProblem(offline, 'game-start').title).toBe('Failed to start game');
  });
});
