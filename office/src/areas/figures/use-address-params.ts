import { useSearchParams } from 'react-router';

/** Values of the page's address, which `change` replaces. An empty value is left out. */
export const useAddressParams = <K extends string>(
  names: readonly K[],
): { values: Partial<Record<K, string>>; change: (changes: Partial<Record<K, string>>) => void } => {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  ) as Partial<Record<K, string>>;
  const change = (changes: Partial<Record<K, string>>): void => {
    const next = { ...values, ...changes };
    setParams(Object.entries(next).filter(([, value]) => value) as [string, string][], { replace: true });
  };
  return { values, change };
};
