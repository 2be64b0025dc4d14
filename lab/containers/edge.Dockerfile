# The version of Varnish that the tests run, with its rules. It resolves SHELLS and APIS at its start.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends varnish varnish-modules && rm -rf /var/lib/apt/lists/*
COPY varnish /etc/shop
# Varnish writes its log and the compiled rules here, and runs them from here.
RUN install -d -o 1000 -g 1000 /varnish
USER 1000:1000
EXPOSE 6081
# Useful without any shell, so only the port counts.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/6081"]
CMD ["sh", "-c", "sh /etc/shop/make-backends.sh > /varnish/backends.vcl && exec varnishd -F -n /varnish/shop -a :6081 -f /etc/shop/shop.vcl -p vcl_path=/etc/shop:/varnish -p max_restarts=9 -s malloc,512m -s Transient=malloc,128m -T none"]
