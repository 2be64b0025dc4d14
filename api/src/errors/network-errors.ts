/** Codes of Node's errors when a server does not answer, or when DNS does not know its name or does not answer. */
export const NETWORK_ERROR =
  /^(EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
