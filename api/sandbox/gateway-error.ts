/** Error response of the REST interface: status and `{"error_message": …}`. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
