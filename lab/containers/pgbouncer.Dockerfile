# The version of PgBouncer that the tests run. Settings are mounted to /etc/pgbouncer.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/* /etc/pgbouncer/*
USER 1000:1000
EXPOSE 6432
# Waits for transactions in progress. SIGTERM would end them.
STOPSIGNAL SIGINT
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/6432"]
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
