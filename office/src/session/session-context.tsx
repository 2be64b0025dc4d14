import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Permission } from 'shared-contracts/office/access';
import type { OfficeClient } from '../api/office-client.ts';
import type { TypedTexts } from '../forms/typed-texts.ts';
import type { Session, SessionModel } from './session.ts';

export interface Services {
  session: SessionModel;
  typedTexts: TypedTexts;
}

const Context = createContext<Services | null>(null);

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => (
  <Context.Provider value={services}>{children}</Context.Provider>
);

const useServices = (): Services => {
  const services = useContext(Context);
  if (!services) throw new Error('Outside of ServicesProvider');
  return services;
};

export const useSessionModel = (): SessionModel => useServices().session;
export const useTypedTexts = (): TypedTexts => useServices().typedTexts;

export const useSessionState = () => {
  const { subscribe, state } = useSessionModel();
  return useSyncExternalStore(subscribe, state);
};

/** The signed-in staff member. @throws Error outside of signed-in pages */
export const useSession = (): Session => {
  const state = useSessionState();
  if (state.kind !== 'signed-in') throw new Error('No staff member is signed in');
  return state.session;
};

/** Whether the signed-in person has the permission. */
export const useMay = (permission: Permission): boolean => useSession().permissions.includes(permission);

/** Client for endpoints that are no resource: `const { call } = useOffice()`. */
export const useOffice = (): OfficeClient => useSessionModel().client;
