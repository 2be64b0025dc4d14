import { createBus } from 'shared-contracts/bus/create-bus';
import { createLog } from '../host/log.ts';
import { recordBus, recordMessages } from '../host/recorded-bus.ts';
import { describeTopics } from './topics.ts';

describeTopics('the bus itself', () => ({ bus: createBus({ onProblem: () => {} }) }));
describeTopics('the recorded bus', () => {
  const log = createLog();
  return { bus: recordBus(createBus({ onProblem: () => {}, record: recordMessages(log) }), log) };
});
