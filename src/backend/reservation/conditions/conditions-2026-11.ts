/**
 * The conditions of a reservation from November 2026 on. An accepted version is never changed: new wording
 * goes into a new file under a new name.
 */
export const conditions202611 = {
  es: `
    ## 1. Qué es la reserva
    Al reservar pagas una señal de {deposit} y el vehículo deja de estar disponible para otras personas. La reserva no es todavía la compra: esta se cierra con el contrato que firmas con el concesionario.
    ## 2. La señal
    - Se paga con tarjeta y se cobra una sola vez.
    - Se descuenta íntegra del precio del vehículo.
    - Mientras haces el pago, el vehículo queda apartado durante 15 minutos. Si el pago no se completa, no se cobra nada y el vehículo vuelve a la venta.
    - Si el cobro llega cuando el vehículo ya no está disponible, te lo devolvemos completo.
    ## 3. El precio
    El total es la suma del precio del vehículo, los gastos del contrato, la entrega que elijas y la garantía ampliada, si la contratas. El resumen de la reserva lo muestra desglosado. El precio que ves en el resumen es el que se mantiene.
    ## 4. Cancelación
    Puedes cancelar sin dar motivos en los 14 días siguientes a la reserva, desde tu área personal o por teléfono con el concesionario. Te devolvemos la señal completa en la misma tarjeta.
    También la devolvemos completa, en cualquier momento, cuando:
    - el vehículo no coincide con lo acordado;
    - no podemos mantener la reserva.
    ## 5. Financiación
    Si eliges financiar, la entidad financiera estudia tu solicitud después de la reserva. Hasta que firmes el contrato de crédito no hay obligación por tu parte ni por la suya. Si no se aprueba, puedes pagar de otra forma o cancelar.
    ## 6. Entrega de tu coche
    La tasación online vale 30 días desde que se hace o se actualiza. El concesionario la confirma al ver el coche; si su estado cambia el precio, propone otro importe por escrito, que puedes aceptar o no.
    ## 7. Entrega del vehículo
    Puedes recogerlo en un concesionario o pedir que se envíe a tu domicilio o a otra dirección. El coste y la fecha se acuerdan antes de firmar.
    ## 8. Desistimiento
    Si compras a distancia, tienes 14 días naturales desde la entrega para desistir del contrato sin dar motivos.
    ## 9. Garantía
    Todos los vehículos tienen tres años de garantía legal desde la entrega, incluida en el precio.
    ## 10. Reclamaciones
    Puedes reclamar ante el concesionario que figura en la reserva, en las oficinas de consumo de tu comunidad autónoma y ante los tribunales de tu domicilio.
  `,
  pt: `
    ## 1. O que é a reserva
    Ao reservar paga um sinal de {deposit} e o veículo deixa de estar disponível para outras pessoas. A reserva ainda não é a compra: esta fecha-se com o contrato que assina com o concessionário.
    ## 2. O sinal
    - Paga-se com cartão e é cobrado uma só vez.
    - Desconta-se por inteiro do preço do veículo.
    - Enquanto faz o pagamento, o veículo fica guardado durante 15 minutos. Se o pagamento não se concluir, nada é cobrado e o veículo volta à venda.
    - Se a cobrança chegar quando o veículo já não está disponível, devolvemos-lhe tudo.
    ## 3. O preço
    O total é a soma do preço do veículo, das despesas do contrato, da entrega que escolher e da garantia alargada, se a contratar. O resumo da reserva mostra tudo discriminado. O preço que vê no resumo é o que se mantém.
    ## 4. Cancelamento
    Pode cancelar sem indicar o motivo nos 14 dias seguintes à reserva, na sua área pessoal ou por telefone com o concessionário. Devolvemos-lhe o sinal completo no mesmo cartão.
    Também o devolvemos por inteiro, a qualquer momento, quando:
    - o veículo não corresponde ao acordado;
    - não podemos manter a reserva.
    ## 5. Financiamento
    Se escolher financiar, a entidade financeira analisa o seu pedido depois da reserva. Até assinar o contrato de crédito não há obrigação da sua parte nem da parte dela. Se não for aprovado, pode pagar de outra forma ou cancelar.
    ## 6. Retoma do seu carro
    A avaliação online vale 30 dias desde que é feita ou atualizada. O concessionário confirma-a ao ver o carro; se o estado alterar o preço, propõe outro valor por escrito, que pode aceitar ou não.
    ## 7. Entrega do veículo
    Pode levantá-lo num concessionário ou pedir que seja enviado para sua casa ou para outra morada. O custo e a data combinam-se antes de assinar.
    ## 8. Livre resolução
    Se comprar à distância, tem 14 dias de calendário a partir da entrega para resolver o contrato sem indicar o motivo.
    ## 9. Garantia
    Todos os veículos têm três anos de garantia legal a partir da entrega, incluída no preço.
    ## 10. Reclamações
    Pode reclamar junto do concessionário indicado na reserva, no livro de reclamações eletrónico e num centro de arbitragem de conflitos de consumo.
  `,
} as const;
